import { EigenvalueDecomposition, Matrix } from "ml-matrix";

/** Added to each variance, since dimensions in which examples hardly differ would dominate otherwise. */
const smoothing = 1;

/** Reduces the teacher's embeddings to dimensions that separate the answers (linear discriminant analysis). */
export function createProjection(meanings: Float64Array[], groups: Float64Array[][], dimensions: number) {
  const middle = meanOf(meanings);
  const within = covariance(
    groups.flatMap((group) => {
      const centre = meanOf(group);
      return group.map((one) => one.map((value, at) => value - centre[at]));
    }),
  );
  const shared = (smoothing * within.trace()) / within.rows;
  const even = powerOf(within.add(Matrix.eye(within.rows).mul(shared)), -0.5);
  const spread = covariance(meanings.map((one) => one.map((value, at) => value - middle[at])));
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(even.mmul(spread).mmul(even), {
    assumeSymmetric: true,
  });
  const widest = realEigenvalues
    .map((value, at) => ({ value, at }))
    .sort((one, other) => other.value - one.value)
    .slice(0, dimensions)
    .map(({ at }) => eigenvectorMatrix.getColumn(at));
  const rows = new Matrix(widest).mmul(even).to2DArray();
  return (meaning: Float64Array, from: Float64Array = middle): Float64Array =>
    Float64Array.from(rows, (row) =>
      row.reduce((sum, value, at) => sum + value * (meaning[at] - from[at]), 0),
    );
}

export function meanOf(vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(vectors[0].length);
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at++) sum[at] += vector[at] / vectors.length;
  return sum;
}

function covariance(vectors: Float64Array[]): Matrix {
  const rows = new Matrix(vectors.map((vector) => [...vector]));
  return rows.transpose().mmul(rows).div(vectors.length);
}

function powerOf(symmetric: Matrix, power: number): Matrix {
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(symmetric, {
    assumeSymmetric: true,
  });
  return eigenvectorMatrix
    .mmul(Matrix.diag(realEigenvalues.map((value) => value ** power)))
    .mmul(eigenvectorMatrix.transpose());
}
