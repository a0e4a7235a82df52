//! Objects: structures that inherit, with methods that call one another, that are hidden and called by their full names; statics
//! of structures; operators of all kinds.

use super::Maker;

impl Maker {
    /// A chain of structures. DXC compiles no `this` of a structure that inherits as a whole, and dies of one that has an interface
    /// beside its base.
    pub(super) fn objects(&mut self) {
        let name = self.fresh("Obj");
        let [a, b, c, d] = [(); 4].map(|()| 1 + self.roll(9));
        let (mix, other) = (self.any(&["+", "-", "*", "^"]), self.any(&["x", "y", "x + y", "this.x"]));
        let change =
            self.any(&["x += n;", "this.x -= n; y++;", "int t = x; x = y; y = t + n;", "Add(n + 1);"]);
        self.declare(&format!(
            "struct Base{name}
{{
    int x, y; static int made; static const int step = {a};
    void Add(int n) {{ x = (x + n) & 0xffff; made++; }}
    int Get() {{ return {other}; }}
    int Twice() {{ return Get() * 2; }}
    static int Mixed(int p, int q) {{ return p {mix} q; }}
    void Change(int n) {{ {change} }}
}};
int Base{name}::made = {d};
struct Mid{name} : Base{name}
{{
    int z[2];
    int Get() {{ return Base{name}::Get() + z[x & 1]; }}
    int Area(int scale) {{ return (Get() * scale + Twice()) & 0xffff; }}
    Mid{name} Copy() {{ Mid{name} m; m.x = x; m.y = y; m.z = z; return m; }}
    Mid{name} Moved(int by) {{ Mid{name} m = Copy(); m.x += by; m.z[by & 1] ^= {b}; return m; }}
    int operator()(int i, int j) {{ return z[i & 1] * {c} + j; }}
    int operator[](int i) {{ return i == 0 ? x : i == 1 ? y : z[i & 1]; }}
    Mid{name} operator-(Mid{name} o) {{ Mid{name} m = Copy(); m.x -= o.x; m.z[0] -= o.z[1]; return m; }}
    bool operator==(Mid{name} o) {{ return x == o.x && z[0] == o.z[0]; }}
    bool operator<(Mid{name} o) {{ return Area(1) < o.Area(1); }}
}};
struct Top{name} : Mid{name}
{{
    struct Part {{ float2 v; int Sum() {{ return int(v.x * 4) + int(v.y); }} }};
    Part parts[2];
    int Get() {{ return Mid{name}::Get() + parts[1].Sum(); }}
    int Area(int scale) {{ return Mid{name}::Area(scale) + parts[x & 1].Sum(); }}
    void Fill(int n) {{ for (int i = 0; i < 2; i++) {{ parts[i].v = float2(n, i); z[i] = n * i; Change(i); }} }}
}};
template<typename T> int asked_{name}(T t, int n) {{ return t.Area(n) + t.Get(); }}"
        ));
        let (p, q, t) = (self.fresh("p"), self.fresh("q"), self.fresh("t"));
        let (x, y, z) = (self.given(), self.given(), self.given());
        self.line(&format!("Mid{name} {p} = {{ {x} & 255, {y} & 255, {{ {z} & 15, 4 }} }}; Mid{name} {q} = {p}.Moved({y} & 7);"));
        self.line(&format!("Top{name} {t} = (Top{name})0; {t}.Fill({z} & 15); {t}.x += {x} & 3;"));
        for _ in 0..5 {
            let n = self.given();
            let value = match self.roll(12) {
                0 => format!("{p}.Area({n} & 15)"),
                1 => format!("{q}.Moved({n} & 31).Moved(1).Get()"),
                2 => format!("({p} - {q}).Twice()"),
                3 => format!("{p}({n}, 3) + {q}[{n} & 3]"),
                4 => format!("({p} == {q} ? 1 : 2) + ({p} < {q} ? 4 : 8)"),
                5 => format!("asked_{name}({t}, {n} & 7) + asked_{name}({q}, 2)"),
                6 => format!("((Base{name}){t}).Get() + ((Mid{name}){t}).Get() * 3"),
                7 => format!("Base{name}::Mixed({n} & 63, Base{name}::step) + Top{name}::made"),
                8 => format!("{t}.parts[{n} & 1].Sum() + {t}.Mid{name}::Get()"),
                9 => format!("{t}.Area({n} & 3)"),
                10 => {
                    self.line(&format!("{q}.Change({n} & 7); {t}.Change({n} & 3);"));
                    format!("{q}.x * 5 + {q}.y + {t}.y")
                }
                _ => {
                    self.line(&format!("if ({n} & 1) {p} = {q}; else {q} = {p} - {q};"));
                    format!("{p}.z[{n} & 1] + {q}.z[0]")
                }
            };
            self.int(&value);
        }
        self.int(&format!("Base{name}::made"));
    }
}
