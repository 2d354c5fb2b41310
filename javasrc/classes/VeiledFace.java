// SPDX-License-Identifier: Apache-2.0
package classes;

/** The interface of Veiled. */
public interface VeiledFace {
    int size();
}
