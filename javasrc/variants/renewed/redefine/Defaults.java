// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface with default and static methods, a constant that is computed, and classes of it. */
public interface Defaults {
    String COMPUTED = String.valueOf(new StringBuilder("computed"));

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    String name();

    default String greet() {
        return "new greeting of " + name();
    }

    default String overridden() {
        return "new default";
    }

    static String text() {
        Defaults lambda = () -> "lambda";
        return lambda.greet() + "; " + new Plain().greet() + "; " + new Plain().overridden() + "; "
            + new Own().overridden() + "; " + new Below().greet() + "; " + COMPUTED;
    }

    /** Inherits both default methods. */
    class Plain implements Defaults {
        public String name() {
            return "plain";
        }
    }

    /** Calls the default method that it overrides. */
    class Own extends Plain {
        @Override
        public String overridden() {
            return "own, over " + super.overridden();
        }
    }

    /** Inherits by way of another interface. */
    interface Between extends Defaults {
    }

    /** A class of that interface. */
    class Below implements Between {
        public String name() {
            return "below";
        }
    }
}
