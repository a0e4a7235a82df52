//! Templates that use one another: with arguments that depend on their own parameters and with others, before they are defined
//! and after, with overloads of numbers and vectors, and with constants as arguments.

use super::Maker;

/// The library. Words in capitals are what differs from program to program.
const LIBRARY: &str = "
template<typename T, int N = NTH> T late_NAME(T x, int by = BY);
template<typename T> T scaled_NAME(T x) { return x OP (T)ADD; }
template<typename T, int K> T first_NAME(vector<T, K> v) { return v[K - 1] + v[0]; }
template<typename T, uint R, uint C> struct Mat_NAME
{
    T m[R][C];
    static Mat_NAME made(T x) { Mat_NAME r; for (uint i = 0; i < R; i++) for (uint j = 0; j < C; j++) r.m[i][j] = x + (T)(i * C + j); return r; }
    Mat_NAME<T, C, R> turned() { Mat_NAME<T, C, R> r; for (uint i = 0; i < R; i++) for (uint j = 0; j < C; j++) r.m[j][i] = m[i][j]; return r; }
    template<uint K> Mat_NAME<T, R, K> times(Mat_NAME<T, C, K> o)
    {
        Mat_NAME<T, R, K> r;
        for (uint i = 0; i < R; i++) for (uint j = 0; j < K; j++) { r.m[i][j] = 0; for (uint k = 0; k < C; k++) r.m[i][j] += m[i][k] * o.m[k][j]; }
        return r;
    }
    T with(T x) { return m[0][0] + x; }
    T with(vector<T, 2> v) { return m[R - 1][C - 1] OP v.y; }
    T with(Mat_NAME<T, R, C> o) { return m[0][C - 1] - o.m[R - 1][0]; }
    template<int K> T at() { return m[K % R][K % C]; }
    T all(T x) { return with(at<BY>()) + with((vector<T, 2>)ADD) + with(made((T)2)) + INNER; }
    Mat_NAME operator+(T x) { Mat_NAME r; for (uint i = 0; i < R; i++) for (uint j = 0; j < C; j++) r.m[i][j] = m[i][j] + x; return r; }
    Mat_NAME operator+(Mat_NAME o) { Mat_NAME r; for (uint i = 0; i < R; i++) for (uint j = 0; j < C; j++) r.m[i][j] = m[i][j] + o.m[i][j]; return r; }
};
template<typename T> T uses_NAME(T x)
{
    Mat_NAME<KIND, 2, BY> k = Mat_NAME<KIND, 2, BY>::made(3);
    return INNER + late_NAME(x) + late_NAME<T, 2>(x, 4) + (T)k.turned().m[0][1] + (T)first_NAME(int2(5, ADD));
}
template<typename U, int M> U late_NAME(U v, int by) { return v * (U)M + (U)by; }
template<> int scaled_NAME<int>(int x) { return x * 2 + ADD; }";

impl Maker {
    /// A library of templates, and what a program asks of it.
    pub(super) fn templates(&mut self) {
        let name = self.fresh("tpl");
        let mut number = || (2 + self.roll(4)).to_string();
        let words = [("NTH", number()), ("BY", number()), ("ADD", number())];
        let inner =
            ["(T)scaled_NAME(2)", "(T)scaled_NAME<int>(3)", "scaled_NAME(x)", "(T)first_NAME(float2(x, 3))"];
        let text = LIBRARY.replace("INNER", self.any(&inner)).replace("OP", self.any(&["+", "-", "*"]));
        let text = text.replace("KIND", self.any(&["int", "uint", "float"])).replace("NAME", &name);
        self.declare(&words.iter().fold(text, |text, (word, value)| text.replace(word, value)));

        let (rows, cols, ty) = (1 + self.roll(3), 1 + self.roll(3), self.any(&["int", "float", "int"]));
        let (m, t, x, k) = (self.fresh("m"), self.fresh("t"), self.given(), self.roll(7));
        let (x, mat) = (format!("({ty})({x} & 15)"), format!("Mat_{name}<{ty}, {rows}, {cols}>"));
        self.line(&format!("{mat} {m} = {mat}::made({x}); {mat} {t} = {m} + {x} + ({m} + {mat}::made(1));"));
        for value in [
            format!("{m}.all({x})"),
            format!("{t}.all(3)"),
            format!("{m}.times<{rows}>({t}.turned()).at<{k}>()"),
            format!("{m}.turned().times({t}).m[{}][{}]", cols - 1, cols / 2),
            format!("uses_{name}({x}) + late_{name}<{ty}>({x}, 3)"),
            format!("{m}.with({t}) + {t}.with({x})"),
        ] {
            if ty == "float" { self.float(&value) } else { self.int(&value) }
        }
    }
}
