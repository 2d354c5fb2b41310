// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Calls by an interface an object without the method, then one whose method is not public, each
 * twice after the probe: HiddenMethods GOOD, where the call has called that many others before.
 */
public final class HiddenMethods {
    private HiddenMethods() {
    }

    /** What all of them implement. */
    public interface Face {
        int call();
    }

    private static class One implements Face {
        @Override
        public int call() {
            return 1;
        }
    }

    private static final class Two extends One {
        @Override
        public int call() {
            return 2;
        }
    }

    private static final class Three extends One {
        @Override
        public int call() {
            return 3;
        }
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

    /** invokeinterface 1, handler at 7. */
    static int call(Face face) {
        try {
            return face.call();
        } catch (LinkageError e) {
            return -1;
        }
    }

    /** An object of each of the last two classes, of a loader of its own. */
    public static Face[] load() throws Exception {
        Definer loader = new Definer(HiddenMethods.class.getClassLoader());
        Class<?> silent = loader.define("exception.HiddenMethods$Silent",
            ClassFile.of("exception/HiddenMethods$Silent").text("call", "other").bytes());
        Class<?> hushed = loader.define("exception.HiddenMethods$Hushed",
            ClassFile.of("exception/HiddenMethods$Hushed").text("call", "other")
                .text("hushed", "call").bytes());
        return new Face[] {(Face) silent.getDeclaredConstructor().newInstance(),
            (Face) hushed.getDeclaredConstructor().newInstance()};
    }

    public static void main(String[] args) throws Exception {
        Face[] faces = load();
        Face[] good = {new One(), new Two(), new Three()};
        int sum = 0;
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            sum += call(good[i % 3]);
        }
        Agent.say("good " + sum);
        Agent.probe(null);
        for (Face face : faces) {
            Agent.say("result " + call(face));
            Agent.say("again " + call(face));
        }
    }
}
