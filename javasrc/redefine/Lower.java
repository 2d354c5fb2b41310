// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A subclass of the class that is redefined; it inherits answer and overrides during. */
public class Lower extends Subject {
    @Override
    public String during(Runnable action) {
        action.run();
        return "lower";
    }
}
