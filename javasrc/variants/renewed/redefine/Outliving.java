// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Supplier;

/** Other constants, and all is new. */
public class Outliving {
    static String kept = "changed";

    String own = "own, anew";

    static String helper() {
        return "new helper" + Arrays.asList(new BitSet(), 3.25f, 998877665544L).size();
    }

    String virtual() {
        return "new virtual";
    }

    static String text(boolean changes, Runnable change) {
        Supplier<String> lambda = () -> "new lambda";
        return changes + lambda.get();
    }
}
