// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.concurrent.TimeUnit;

/** Instructions of many kinds: switches, casts, arrays, numbers of every type. */
public class Switches {
    static int number = 5;
    static long large = 6L;
    static float fraction = 0.5f;
    static double precise = 0.25;
    char letter = 'x';
    byte small = -3;
    short medium = 300;
    boolean truth = true;

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    static String word(String word) {
        switch (word) {
        case "new":
            return "NEW";
        case "Aa":
            return "first of one hash";
        case "BB":
            return "second of one hash";
        default:
            return "neither";
        }
    }

    static String unit(TimeUnit unit) {
        switch (unit) {
        case SECONDS:
            return "new seconds";
        case DAYS:
            return "new days";
        default:
            return "new other";
        }
    }

    static int dense(int value) {
        switch (value) {
        case 1: return 100000;
        case 2: return 200000;
        case 3: return 300000;
        default: return -1;
        }
    }

    static String sort(Object object) {
        if (object instanceof Number) {
            return "new number " + ((Number) object).longValue();
        } else if (object instanceof int[][]) {
            return "new array " + ((int[][]) object)[1].length;
        }
        return "new " + object;
    }

    public static String text() {
        long sum = 0;
        double product = 1;
        for (int i = 0; i < 40; i++) {
            sum += i * 1234567890123L;
            product *= i % 2 == 0 ? 1.25 : 0.75;
        }
        number++;
        number--;
        Switches object = new Switches();
        return word("new") + word("Aa") + word("BB") + word("CC") + "; " + unit(TimeUnit.SECONDS)
            + unit(TimeUnit.DAYS) + unit(TimeUnit.HOURS) + "; " + dense(1) + dense(3) + dense(9)
            + "; " + sort(7L) + sort(new int[2][3]) + sort("x") + "; " + sum + " "
            + (product > 0.01) + " " + number + large + fraction + precise + "; " + object.letter
            + object.small + object.medium + object.truth + "; " + new long[2][3][1][2].length
            + (large > 5 ? Long.MAX_VALUE : Long.MIN_VALUE) + (float) precise + (int) 'c' + 'c';
    }
}
