// SPDX-License-Identifier: Apache-2.0
package redefine;

/** In the variant each method with an action, but same, has another operand in the same instructions. */
public class Operands {
    private Operands() {
    }

    static int small(Runnable action) {
        action.run();
        return 100;
    }

    static int medium(Runnable action) {
        action.run();
        return 1000;
    }

    static int increment(Runnable action, int number) {
        action.run();
        number += 5;
        return number;
    }

    static int wideIncrement(Runnable action, int number) {
        action.run();
        number += 1000;
        return number;
    }

    static int variable(Runnable action, int a, int b, int c, int d, int e) {
        action.run();
        return d;
    }

    static Object element(Runnable action) {
        action.run();
        return new int[3];
    }

    static int jump(Runnable action) {
        action.run();
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            if (i == 1) {
                continue;
            }
            sum += i;
        }
        return sum;
    }

    static int table(Runnable action, int key) {
        action.run();
        switch (key) {
        case 1:
            return 10;
        case 2:
            return 20;
        case 3:
            return 30;
        default:
            return 40;
        }
    }

    static int lookup(Runnable action, int key) {
        action.run();
        switch (key) {
        case 1:
            return 10;
        case 100000:
            return 20;
        default:
            return 30;
        }
    }

    static int lastTarget(Runnable action, int key) {
        action.run();
        switch (key) {
        case 1:
            return 10;
        case 50000:
        case 100000:
            return 20;
        default:
            return 30;
        }
    }

    static int same(Runnable action, int key) {
        action.run();
        switch (key) {
        case 7:
            return new int[1000].length;
        default:
            return key + 100;
        }
    }
}
