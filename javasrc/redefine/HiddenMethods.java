// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Calls by an interface objects whose class has the method not public, and others without the method,
 * before and after the probe: those from before, and those of classes that are loaded only then.
 */
public final class HiddenMethods {
    private HiddenMethods() {
    }

    /** What all of them implement. */
    public interface Face {
        int call();
    }

    /** Without the method when it is used. */
    public static final class Silent implements Face {
        @Override
        public int call() {
            return 0;
        }
    }

    /** When it is used, the one method has the name of the other. */
    public static final class Hushed implements Face {
        @Override
        public int call() {
            return 0;
        }

        int hushed() {
            return 1;
        }
    }

    private static String call(Face face) {
        try {
            return "returned " + face.call();
        } catch (IllegalAccessError e) {
            return "not accessible";
        } catch (AbstractMethodError e) {
            return "abstract";
        }
    }

    private static Face[] load() throws Exception {
        Definer loader = new Definer(HiddenMethods.class.getClassLoader());
        Class<?> silent = loader.define("redefine.HiddenMethods$Silent",
            ClassFile.of("redefine/HiddenMethods$Silent").text("call", "other").bytes());
        Class<?> hushed = loader.define("redefine.HiddenMethods$Hushed",
            ClassFile.of("redefine/HiddenMethods$Hushed").text("call", "other")
                .text("hushed", "call").bytes());
        return new Face[] {(Face) silent.getDeclaredConstructor().newInstance(),
            (Face) hushed.getDeclaredConstructor().newInstance()};
    }

    private static void say(String when, Face[] faces) {
        for (int i = 0; i < 2; i++) {
            Agent.say(when + ": " + call(faces[0]) + ", " + call(faces[1]));
        }
    }

    public static void main(String[] args) throws Exception {
        Face[] early = load();
        say("before", early);
        Agent.probe(null);
        say("afterwards", early);
        say("loaded then", load());
    }
}
