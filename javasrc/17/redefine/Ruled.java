// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A permitted subclass that its sealed superclass and its sealed interface have used. */
final class Ruled extends RulingClass implements Ruling {
    static {
        use(new Ruled());
    }

    static int number() {
        return use(new Ruled()) ? 1 : 0;
    }

    private static boolean use(Object object) {
        return Ruling.rules(object) && RulingClass.rules(object);
    }
}
