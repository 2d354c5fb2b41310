// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;
import classfile.OwnFields;

/** Fields that a compiler makes: of inner classes, of a local class, and of an enumeration. */
final class Inner {
    interface Counted {
        int FIRST = Integer.parseInt("201");
        int SECOND = Integer.parseInt("202");
    }

    interface Empty {
    }

    class Outer implements Empty {
        int before = 1;

        Inner around() {
            return Inner.this;
        }

        class Nested extends Base implements Counted {
            Object after = named;

            Outer outer() {
                return Outer.this;
            }
        }
    }

    static class Base {
        int inBase = 2;
        Object common = new Named("common");
        static Object ofBase = new Named("static of Base");
    }

    private final Named named = new Named("named");

    /** An object of a local class that uses a variable around it. */
    Object local(final Object variable) {
        class Local {
            long own = 3;

            Object[] used() {
                return new Object[] {variable, Inner.this};
            }
        }
        return new Local();
    }

    @Override
    public String toString() {
        return "the outermost";
    }

    /** The probe gets names and objects by turns; the first three objects are the subjects. */
    public static void main(String[] args) {
        Inner inner = new Inner();
        Outer outer = inner.new Outer();
        Outer.Nested nested = outer.new Nested();
        Object variable = new Object();
        OwnFields.needNoneInObject();
        Agent.probe(new Object[] {
            "outer", outer,
            "nested", nested,
            "local", inner.local(variable),
            "inner", inner,
            "variable", variable,
            "named", inner.named,
            "common", nested.common,
            "static", Base.ofBase,
        });
    }
}
