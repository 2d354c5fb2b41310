// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Another number. */
final class Ruled extends RulingClass implements Ruling {
    static {
        use(new Ruled());
    }

    static int number() {
        return use(new Ruled()) ? 2 : 0;
    }

    private static boolean use(Object object) {
        return Ruling.rules(object) && RulingClass.rules(object);
    }
}
