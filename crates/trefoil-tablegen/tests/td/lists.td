defvar l = [1, 2, 3, 4, 5];
def a { int h = !head(l); list<int> t = !tail(l); int n = !size(l); int e = !empty(l); list<int> c = !listconcat(l, [6], [7, 8]);
  list<int> s = !listsplat(9, 3); list<int> r = !listremove(l, [2, 4]); list<int> p = l # [0]; list<int> none = []; 
  list<int> one = l[1, ]; int x = l[2]; list<int> y = l[1...3]; list<int> z = l[4-2]; list<int> w = l[0, 2...3, 1];
  list<string> typed = []<string>; list<int> comma = [1, 2, ]; list<int> sub = l[[0, 4]]; }
