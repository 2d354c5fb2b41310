// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;

/**
 * Hands Ranked and its variant to the agent, then its own class file, and loads permitted
 * subclasses and others before, between and afterwards.
 */
final class Ranking {
    private Ranking() {
    }

    private static void load(String name) throws ReflectiveOperationException {
        try {
            Class.forName("redefine.Ranked$" + name);
            Agent.say(name + " is loaded");
        } catch (IncompatibleClassChangeError e) {
            Agent.say(name + " is refused");
        }
    }

    /** A class that extends the interface, which does not permit that. */
    private static void define(String name) throws Exception {
        byte[] bytes =
            ClassFile.of("redefine/Ranked$First").text("redefine/Ranked$First", "redefine/" + name)
                .without("NestHost").without("InnerClasses").bytes();
        try {
            MethodHandles.lookup().defineClass(bytes);
            Agent.say(name + " is loaded");
        } catch (IncompatibleClassChangeError e) {
            Agent.say(name + " is refused");
        }
    }

    public static void main(String[] args) throws Exception {
        load("First");
        define("Before");
        Class<?> klass = Ranked.class;
        Agent.probe(new Object[] {klass, Variant.of("Ranked", args[0]), null});
        load("Second");
        define("Between");
        Agent.say(Ranked.word());
        Agent.probe(new Object[] {klass, Variant.original("Ranked"), null});
        define("After");
        load("Third");
        Agent.say(Ranked.word() + " " + Ranked.permitted());
    }
}
