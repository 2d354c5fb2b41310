// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import classfile.Unverifiable;
import java.io.IOException;

/**
 * Classes at stages of their lives, and then interfaces: initialized, being initialized, failed, and never used; of a
 * loader whose classes the JVM verifies.
 */
final class InitializationStages {
    private InitializationStages() {
    }

    /** A class that is initialized. */
    static final class Used {
        static int value = 1;
    }

    /** A class that is observed from its own static initializer. */
    static final class InProgress {
        static int value = probe();

        private static int probe() {
            Agent.say("in the static initializer");
            Agent.probe(InProgress.class);
            return 1;
        }
    }

    /** A class whose static initializer fails. */
    static final class Failed {
        static int value = fail();

        private static int fail() {
            throw new IllegalStateException("on purpose");
        }
    }

    /** A class that is loaded and never used. */
    static final class Unused {
        static int value = 1;
    }

    /** An interface that is initialized. */
    interface InterfaceUsed {
        Object VALUE = new Object();
    }

    /** An interface that is observed from its own static initializer. */
    interface InterfaceInProgress {
        int VALUE = probe();

        static int probe() {
            Agent.say("in the static initializer");
            Agent.probe(InterfaceInProgress.class);
            return 1;
        }
    }

    /** An interface whose static initializer fails. */
    interface InterfaceFailed {
        int VALUE = fail();

        static int fail() {
            throw new IllegalStateException("on purpose");
        }
    }

    /** An interface that is loaded and never used. */
    interface InterfaceUnused {
        Object VALUE = new Object();
    }

    private static Class<?> defined(Definer loader, String which) throws IOException {
        String name = "classes/InitializationStages$" + which;
        return loader.define(name.replace('/', '.'), ClassFile.of(name).bytes());
    }

    private static void initialize(Class<?> klass) throws ClassNotFoundException {
        Class.forName(klass.getName(), true, klass.getClassLoader());
    }

    private static void observe(Definer loader, String kind) throws IOException, ClassNotFoundException {
        Class<?> used = defined(loader, kind + "Used");
        initialize(used);
        Agent.say("initialized");
        Agent.probe(used);
        Class<?> inProgress = defined(loader, kind + "InProgress");
        initialize(inProgress);
        Agent.say("after it");
        Agent.probe(inProgress);
        Class<?> failed = defined(loader, kind + "Failed");
        try {
            initialize(failed);
        } catch (ExceptionInInitializerError e) {
            Agent.say("initializer failed");
            Agent.probe(failed);
        }
        Agent.say("never used");
        Agent.probe(defined(loader, kind + "Unused"));
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        Definer loader = new Definer(InitializationStages.class.getClassLoader());
        Unverifiable.needVerification(loader);
        observe(loader, "");
        Agent.say("interfaces");
        observe(loader, "Interface");
    }
}
