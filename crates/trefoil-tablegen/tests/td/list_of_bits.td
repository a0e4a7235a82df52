def a { list<bit> l = [0, 1, 1]; list<bits<2>> m = [0, 1, 3]; bit b = l[1]; list<int> i = [0b11, 1, true]; int s = !foldl(0, l, acc, x, !add(acc, x)); }
