// SPDX-License-Identifier: Apache-2.0
package redefine;

/** All operands are others but those of the method same. */
public class Operands {
    private Operands() {
    }

    static int small(Runnable action) {
        action.run();
        return 101;
    }

    static int medium(Runnable action) {
        action.run();
        return 1001;
    }

    static int increment(Runnable action, int number) {
        action.run();
        number += 6;
        return number;
    }

    static int wideIncrement(Runnable action, int number) {
        action.run();
        number += 1001;
        return number;
    }

    static int variable(Runnable action, int a, int b, int c, int d, int e) {
        action.run();
        return e;
    }

    static Object element(Runnable action) {
        action.run();
        return new short[3];
    }

    static int jump(Runnable action) {
        action.run();
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            if (i == 1) {
                break;
            }
            sum += i;
        }
        return sum;
    }

    static int table(Runnable action, int key) {
        action.run();
        switch (key) {
        case 2:
            return 10;
        case 3:
            return 20;
        case 4:
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
        case 100001:
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
            return 20;
        case 100000:
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
