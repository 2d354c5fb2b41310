// SPDX-License-Identifier: Apache-2.0
package local;

/** An object in one of its own native methods. The agent implements the method. */
final class NativeInstance {
    private native void look();

    @Override
    public String toString() {
        return "native receiver";
    }

    public static void main(String[] args) {
        new NativeInstance().look();
    }
}
