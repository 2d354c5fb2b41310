// SPDX-License-Identifier: Apache-2.0
package redefine;

/** No private method. */
public class PrivateMethod {
    static int number() {
        return 3;
    }
}
