// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import java.util.function.Function;
import java.util.function.Supplier;

/** Hands the classes of two lambda expressions to the agent, and calls these again. */
final class Lambdas {
    private Lambdas() {
    }

    public static void main(String[] args) {
        String captured = "captured";
        Supplier<String> plain = () -> "plain";
        Function<String, String> capturing = tail -> captured + tail;
        String before = plain.get() + capturing.apply("!");
        Agent.probe(new Object[] {plain.getClass(), capturing.getClass()});
        try {
            Agent.say("as before: " + before.equals(plain.get() + capturing.apply("!")));
        } catch (LinkageError e) {
            Agent.say("broken: " + e.getClass().getSimpleName());
        }
    }
}
