// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** The same methods, the second of which has the anonymous class. */
public class Enclosing {
    static Supplier<String> one() {
        return null;
    }

    static Supplier<String> two() {
        return new Supplier<String>() {
            @Override
            public String get() {
                return "new";
            }
        };
    }
}
