class R { int size = 0; string ns = ""; bits<4> f = 0; }
let size = 4 in def a : R;
let size = 8, ns = "X" in {
  def b : R;
  let size = 16 in { def c : R; def d : R { let size = 1; } }
}
let f<3-2> = 3 in def e : R;
def f : R;
