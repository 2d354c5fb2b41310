// SPDX-License-Identifier: Apache-2.0
package classes;

/** The interface of DefinedRepeatedly. */
public interface DefinedRepeatedlyInterface {
    int size();
}
