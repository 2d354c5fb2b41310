// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The methods of the interface stand in another order. */
public final class ReorderedInterface {
    private ReorderedInterface() {
    }

    /** The interface. */
    public interface Three {
        default String third() {
            return "third after " + first();
        }

        String second();

        String first();
    }
}
