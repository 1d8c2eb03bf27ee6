export function phoneHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}
