// SPDX-License-Identifier: Apache-2.0
package redefine.apart;

import redefine.Across;

/** Does not override the method of its superclass, which is of another package. */
public class Middle extends Across.Upper {
    public String name() {
        return "old middle";
    }
}
