// SPDX-License-Identifier: Apache-2.0
package local;

/** An object in one of its own native methods, once or as often as the argument says. The agent implements the method. */
final class NativeInstance {
    private native void look();

    @Override
    public String toString() {
        return "native receiver";
    }

    public static void main(String[] args) {
        NativeInstance receiver = new NativeInstance();
        int calls = args.length == 0 ? 1 : Integer.parseInt(args[0]);
        for (int i = 0; i < calls; i++) {
            receiver.look();
        }
    }
}
