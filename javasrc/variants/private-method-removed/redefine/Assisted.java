// SPDX-License-Identifier: Apache-2.0
package redefine;

/** No private method. */
public class Assisted {
    static int number() {
        return 3;
    }
}
