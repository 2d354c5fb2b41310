// SPDX-License-Identifier: Apache-2.0
package allocation;

/** Something that only the test allocates. */
public final class Thing implements Cloneable {
    int first;
    long second;

    @Override
    public Thing clone() {
        try {
            return (Thing) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
