// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;

/** A record. */
record Point(List<String> names) {
    static int number() {
        return 1;
    }
}
