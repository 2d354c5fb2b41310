// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;

/** Other Signature attributes of three fields. */
@SuppressWarnings("rawtypes")
public class SignedFields<T> {
    static List<Integer> replaced;
    List removed;
    List<String> added;
    T kept;
    int plain;

    public static String text() {
        return "new";
    }
}
