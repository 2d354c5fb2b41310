// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.util.function.Supplier;

/**
 * Hands Enclosing and its anonymous class to the agent, each with its variant, and then with its
 * own class file. Shows in which method the anonymous class is.
 */
final class Enclosed {
    private Enclosed() {
    }

    private static void say(Supplier<String> object) {
        Agent.say(object.get() + " in " + object.getClass().getEnclosingMethod().getName());
    }

    public static void main(String[] args) throws Exception {
        Supplier<String> object = Enclosing.one();
        say(object);
        Agent.probe(new Object[] {Enclosing.class, Variant.of("Enclosing", "renewed"),
            object.getClass(), Variant.of("Enclosing$1", "renewed")});
        say(object);
        Agent.probe(new Object[] {Enclosing.class, Variant.original("Enclosing"),
            object.getClass(), Variant.original("Enclosing$1")});
        say(object);
    }
}
