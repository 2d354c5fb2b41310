// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Does on a virtual thread what Redefined does. */
final class OnVirtual {
    private OnVirtual() {
    }

    public static void main(String[] args) throws Exception {
        Runnable work = () -> {
            try {
                Redefined.main(args);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
        Thread thread = (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class)
            .invoke(null, work);
        thread.join();
    }
}
