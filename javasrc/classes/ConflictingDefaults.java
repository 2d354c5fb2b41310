// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Classes that inherit two default methods of one signature and override neither, as no compiler lets
 * them: what overrides both in the source has another name in the class file. Each is the probe's subject.
 */
final class ConflictingDefaults {
    private ConflictingDefaults() {
    }

    public interface Left {
        default String twice() {
            return "left";
        }
    }

    public interface Right {
        default String twice() {
            return "right";
        }
    }

    /** Overloads with others between them. */
    public static class Concrete implements Left, Right {
        void zeta() {
        }

        void alpha(int n) {
        }

        @Override
        public String twice() {
            return "neither";
        }

        void middle() {
        }

        void alpha() {
        }

        void zeta(int n) {
        }

        void alpha(long n) {
        }
    }

    /** The same with abstract methods. */
    public abstract static class Abstract implements Left, Right {
        abstract void zeta();

        abstract void alpha(int n);

        abstract void middle();

        void alpha() {
        }

        @Override
        public String twice() {
            return "neither";
        }

        abstract void zeta(int n);
    }

    /** The same as an interface. */
    public interface Joined extends Left, Right {
        void zeta();

        void alpha(int n);

        @Override
        default String twice() {
            return "neither";
        }

        void middle();

        default void alpha() {
        }

        void zeta(int n);
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(ConflictingDefaults.class.getClassLoader());
        for (String name : new String[] {"Concrete", "Abstract", "Joined"}) {
            String whole = "classes/ConflictingDefaults$" + name;
            byte[] bytes = ClassFile.of(whole).text("twice", "other").bytes();
            Agent.probe(Class.forName(loader.define(whole.replace('/', '.'), bytes).getName(), true, loader));
        }
    }
}
