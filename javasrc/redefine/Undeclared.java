// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Classes that inherit a default method and an abstract one, and declare none or others. The probe
 * gets each; then the methods are called.
 */
final class Undeclared {
    private Undeclared() {
    }

    interface Inherited {
        String abstractOne();

        default String defaultOne() {
            return "default";
        }
    }

    interface None extends Inherited {
    }

    interface Others extends Inherited {
        String zeta();

        String alpha();

        String beta();
    }

    abstract static class Partial implements Inherited {
        abstract String zeta();

        abstract String alpha();
    }

    static final class Whole extends Partial implements None, Others {
        @Override
        public String zeta() {
            return "zeta";
        }

        @Override
        public String beta() {
            return "beta";
        }

        @Override
        public String alpha() {
            return "alpha";
        }

        @Override
        public String abstractOne() {
            return "abstract";
        }
    }

    private static String call(None none, Others others, Partial partial) {
        return none.abstractOne() + " " + none.defaultOne() + " " + others.zeta() + " "
            + others.alpha() + " " + others.beta() + " " + others.defaultOne() + " "
            + partial.zeta() + " " + partial.alpha() + " " + partial.abstractOne();
    }

    public static void main(String[] args) throws Exception {
        Whole whole = new Whole();
        for (String name : new String[] {"None", "Others", "Partial", "Whole"}) {
            Agent.probe(new Object[] {Class.forName("redefine.Undeclared$" + name)});
            Agent.say("calls: " + call(whole, whole, whole));
        }
    }
}
