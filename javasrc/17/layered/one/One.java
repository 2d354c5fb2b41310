// SPDX-License-Identifier: Apache-2.0
package layered.one;

/** What a module gives away, what it keeps, and what could be a service's provider. */
public final class One implements Runnable {
    public static String given() {
        return "given";
    }

    private static String kept() {
        return "kept";
    }

    @Override
    public void run() {
    }
}
