//! All combinations of the values of a shader's axes, one after the other: memory is that of one combination.

use crate::condition::Condition;
use crate::value::Value;

/// A macro with the values it takes.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    /// The macro.
    pub(crate) name: String,
    /// Its values, one at least.
    pub(crate) values: Vec<Value>,
    /// The axis is there only where this holds, over axes before it.
    pub(crate) when: Option<Condition>,
    /// The value where it is not; none leaves the macro undefined.
    pub(crate) otherwise: Option<Value>,
}

/// The axes of a shader, and what combinations of them there are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Axes {
    /// What every combination defines.
    pub(crate) fixed: Vec<(String, Value)>,
    pub(crate) axes: Vec<Axis>,
    /// Conditions that every combination fulfils, each with the number of axes that it needs.
    pub(crate) only: Vec<(Condition, usize)>,
}

/// Goes through all combinations: the last axis changes first.
#[derive(Clone, Debug)]
pub(crate) struct Combinations<'a> {
    of: &'a Axes,
    /// The place of each axis' value among its choices.
    at: Vec<usize>,
    has_begun: bool,
}

impl Axes {
    /// All combinations.
    pub(crate) fn combinations(&self) -> Combinations<'_> {
        Combinations { of: self, at: vec![0; self.axes.len()], has_begun: false }
    }

    /// Whether an axis is there, with the axes before it as they are.
    fn is_there(&self, axis: usize, at: &[usize]) -> bool {
        self.axes[axis].when.as_ref().is_none_or(|when| when.holds(&|name| self.value(name, axis, at)))
    }

    /// How many choices an axis has, with the axes before it as they are.
    fn choices(&self, axis: usize, at: &[usize]) -> usize {
        if self.is_there(axis, at) { self.axes[axis].values.len() } else { 1 }
    }

    /// The value of an axis, with those before it as they are.
    fn choice(&self, axis: usize, at: &[usize]) -> Option<&Value> {
        let it = &self.axes[axis];
        if self.is_there(axis, at) { it.values.get(at[axis]) } else { it.otherwise.as_ref() }
    }

    /// The value of a name, of which the first `known` axes are as they are.
    fn value(&self, name: &str, known: usize, at: &[usize]) -> Option<&Value> {
        match self.axes[..known].iter().position(|axis| axis.name == name) {
            Some(axis) => self.choice(axis, at),
            None => self.fixed.iter().find(|(it, _)| it == name).map(|(_, value)| value),
        }
    }

    /// Whether no condition that needs exactly so many axes forbids them.
    fn allows(&self, known: usize, at: &[usize]) -> bool {
        let mut decided = self.only.iter().filter(|(_, needs)| *needs == known);
        decided.all(|(only, _)| only.holds(&|name| self.value(name, known, at)))
    }
}

impl<'a> Combinations<'a> {
    /// Goes to the next combination; false when there is none.
    pub(crate) fn advance(&mut self) -> bool {
        let count = self.at.len();
        let begins = !std::mem::replace(&mut self.has_begun, true);
        if begins && !self.of.allows(0, &self.at) {
            return false;
        }
        // How many axes are settled; the one after them is to be set, or, where all are, the last to be moved on.
        let mut settled = match begins {
            true => self.fill(0),
            false => self.carry(count),
        };
        while let Some(known) = settled {
            if known == count {
                return true;
            }
            settled = self.fill(known);
        }
        false
    }

    /// Sets axes from the first that is not settled on, to their first values; how many are settled then, as many as there are
    /// unless a condition forbids them.
    fn fill(&mut self, mut known: usize) -> Option<usize> {
        while known < self.at.len() {
            self.at[known] = 0;
            known += 1;
            if !self.of.allows(known, &self.at) {
                return self.carry(known);
            }
        }
        Some(known)
    }

    /// Moves the last of the settled axes that can be moved on, until nothing forbids it.
    fn carry(&mut self, mut known: usize) -> Option<usize> {
        while known > 0 {
            let last = known - 1;
            if self.at[last] + 1 < self.of.choices(last, &self.at) {
                self.at[last] += 1;
                if self.of.allows(known, &self.at) {
                    return Some(known);
                }
            } else {
                known -= 1;
            }
        }
        None
    }

    /// What the combination defines, in the order of the axes.
    pub(crate) fn defines(&self) -> impl Iterator<Item = (&'a str, String)> + '_ {
        let of = self.of;
        let axes = of.axes.iter().enumerate();
        axes.filter_map(move |(i, axis)| Some((axis.name.as_str(), of.choice(i, &self.at)?.spelling()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(name: &str, values: &[i64], when: &str) -> Axis {
        let when = (!when.is_empty()).then(|| Condition::parse(when).unwrap());
        Axis {
            name: name.into(),
            values: values.iter().map(|&n| Value::Number(n)).collect(),
            when,
            otherwise: None,
        }
    }

    fn all(axes: &Axes) -> Vec<String> {
        let (mut combinations, mut all) = (axes.combinations(), Vec::new());
        while combinations.advance() {
            let defines = combinations.defines().map(|(name, value)| format!("{name}{value}"));
            all.push(defines.collect::<Vec<_>>().join(" "));
        }
        all
    }

    #[test]
    fn an_axis_is_there_where_its_condition_holds() {
        let axes = vec![axis("S", &[0, 1, 2], ""), axis("F", &[0, 1], "S != 0")];
        let axes = Axes { axes, ..Axes::default() };
        assert_eq!(all(&axes), ["S0", "S1 F0", "S1 F1", "S2 F0", "S2 F1"]);
    }

    #[test]
    fn a_condition_leaves_out_what_it_forbids() {
        let axes = vec![axis("A", &[0, 1], ""), axis("B", &[0, 1], ""), axis("C", &[0, 1], "")];
        let only = |text: &str, needs| (Condition::parse(text).unwrap(), needs);
        let first = Axes { axes: axes.clone(), only: vec![only("A != B", 2)], ..Axes::default() };
        assert_eq!(all(&first), ["A0 B1 C0", "A0 B1 C1", "A1 B0 C0", "A1 B0 C1"]);
        let last = Axes { axes: axes.clone(), only: vec![only("C && !(A && B)", 3)], ..Axes::default() };
        assert_eq!(all(&last), ["A0 B0 C1", "A0 B1 C1", "A1 B0 C1"]);
        let none = Axes { axes: axes.clone(), only: vec![only("C > 1", 3)], ..Axes::default() };
        assert!(all(&none).is_empty());
        let fixed = vec![("X".to_owned(), Value::Number(1))];
        assert!(all(&Axes { fixed, axes, only: vec![only("X == 2", 0)] }).is_empty());
    }

    #[test]
    fn no_axes_are_one_combination() {
        assert_eq!(all(&Axes::default()), [""]);
    }

    /// Ten million million combinations, of which the first are had at once.
    #[test]
    fn combinations_come_one_after_the_other() {
        let names: Vec<String> = (0..43).map(|n| format!("A{n}")).collect();
        let axes = Axes { axes: names.iter().map(|n| axis(n, &[0, 1], "")).collect(), ..Axes::default() };
        let mut combinations = axes.combinations();
        for _ in 0..1000 {
            assert!(combinations.advance());
        }
        assert_eq!(combinations.defines().count(), 43);
    }
}
