// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** A class whose constant pool has resolved entries for array classes, one by each instruction. */
final class ArrayClasses {
    static final class Made {
    }

    static final class Many {
    }

    static final class Cast {
    }

    static final class Tested {
    }

    static final class Named {
    }

    static final class User {
        private User() {
        }

        static boolean resolve(Object cast, Object tested) {
            Object[] made = {new Made[1][], new Many[1][1], new int[1][], Named[].class, long[].class};
            return made.length == ((Cast[]) cast).length | tested instanceof Tested[];
        }
    }

    private ArrayClasses() {
    }

    public static void main(String[] args) {
        User.resolve(new Cast[1], new Tested[1]);
        Agent.probe(new Object[] {
            "User", User.class, "Made[]", Made[].class, "Many[][]", Many[][].class,
            "Cast[]", Cast[].class, "Tested[]", Tested[].class, "Named[]", Named[].class,
            "int[]", int[].class, "long[]", long[].class});
    }
}
