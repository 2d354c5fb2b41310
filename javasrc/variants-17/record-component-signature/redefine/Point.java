// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;

/** The generic signature of its component differs, and so its Record attribute. */
record Point(List<Integer> names) {
    static int number() {
        return 2;
    }
}
