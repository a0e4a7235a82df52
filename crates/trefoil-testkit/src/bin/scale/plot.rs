//! A plot with two logarithmic axes, as SVG that reads in light and in dark.

use std::fmt::Write;

/// A curve with its name.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, f64)>,
}

/// A plot.
pub(crate) struct Plot {
    pub(crate) title: String,
    pub(crate) across: String,
    pub(crate) up: String,
    pub(crate) curves: Vec<Curve>,
}

const COLOURS: [&str; 5] = ["#888888", "#2f7ed8", "#d8602f", "#2fa84f", "#9b4fd8"];
/// The place of the axes, and the size of the whole.
const LEFT: f64 = 70.0;
const TOP: f64 = 40.0;
const WIDTH: f64 = 520.0;
const HEIGHT: f64 = 320.0;

/// A logarithmic axis over whole powers of ten.
struct Axis {
    from: f64,
    to: f64,
}

impl Axis {
    fn new(values: impl Iterator<Item = f64> + Clone) -> Axis {
        let (least, most) = (values.clone().fold(f64::MAX, f64::min), values.fold(f64::MIN, f64::max));
        let (from, to) = (least.log10().floor(), most.log10().ceil());
        Axis { from, to: to.max(from + 1.0) }
    }

    /// Where a value lies, from 0 to 1.
    fn at(&self, value: f64) -> f64 {
        (value.log10() - self.from) / (self.to - self.from)
    }

    /// The powers of ten.
    fn marks(&self) -> impl Iterator<Item = f64> {
        (self.from as i32..=self.to as i32).map(|power| 10f64.powi(power))
    }
}

impl Plot {
    /// As SVG.
    pub(crate) fn svg(&self) -> String {
        let points = self.curves.iter().flat_map(|curve| &curve.points);
        let (x, y) = (Axis::new(points.clone().map(|it| it.0)), Axis::new(points.map(|it| it.1)));
        let place = |(a, b): (f64, f64)| (LEFT + WIDTH * x.at(a), TOP + HEIGHT * (1.0 - y.at(b)));
        let mut out = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 860 420\" width=\"860\" height=\"420\" \
             font-family=\"sans-serif\" font-size=\"12\" fill=\"#777777\">\n",
        );
        let _ = writeln!(out, "<text x=\"{LEFT}\" y=\"22\" font-size=\"15\">{}</text>", self.title);
        let (bottom, right) = (TOP + HEIGHT, LEFT + WIDTH);
        for mark in x.marks() {
            let at = place((mark, 1.0)).0;
            let _ = writeln!(out, "<path d=\"M{at:.1} {TOP}V{bottom}\" stroke=\"#77777744\"/>");
            let _ = writeln!(
                out,
                "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{mark}</text>",
                bottom + 16.0
            );
        }
        for mark in y.marks() {
            let at = place((1.0, mark)).1;
            let _ = writeln!(out, "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#77777744\"/>");
            let _ = writeln!(
                out,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{mark}</text>",
                LEFT - 8.0,
                at + 4.0
            );
        }
        let _ = writeln!(
            out,
            "<text x=\"{right}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            bottom + 36.0,
            self.across
        );
        let _ = writeln!(out, "<text x=\"{}\" y=\"{}\">{}</text>", LEFT - 60.0, TOP - 6.0, self.up);
        for (i, curve) in self.curves.iter().enumerate() {
            let colour = COLOURS[i % COLOURS.len()];
            let line: Vec<String> =
                curve.points.iter().map(|&it| place(it)).map(|(a, b)| format!("{a:.1},{b:.1}")).collect();
            let _ = writeln!(
                out,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
                line.join(" ")
            );
            let at = TOP + 12.0 + 18.0 * i as f64;
            let _ = writeln!(
                out,
                "<path d=\"M{} {at}h18\" stroke=\"{colour}\" stroke-width=\"2\"/>",
                right + 14.0
            );
            let _ = writeln!(out, "<text x=\"{}\" y=\"{}\">{}</text>", right + 38.0, at + 4.0, curve.name);
        }
        out + "</svg>\n"
    }
}
