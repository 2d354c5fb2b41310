/* SPDX-License-Identifier: Apache-2.0 */

/* Where the variables of local.Variables are, as seen from its probe: depth 0 is
 * the native probe itself. The slots of parameters follow from their types. */
#ifndef ASSAY_LOCAL_VARIABLES_H
#define ASSAY_LOCAL_VARIABLES_H

#include "assay.h"

enum depth { DEPTH_PROBE, DEPTH_CALLEE, DEPTH_CALLER };

enum callee_slot {
    SLOT_THIS,
    SLOT_Z,
    SLOT_B,
    SLOT_C,
    SLOT_S,
    SLOT_I,
    SLOT_J,
    SLOT_F = 8,
    SLOT_D,
    SLOT_O = 11,
    SLOT_T,
    SLOT_N,
    SLOT_BEYOND = 1000
};

enum caller_slot { CALLER_I, CALLER_J, CALLER_O = 3 };

/* The slot of a variable of the type that the case names. */
static inline jint slot_of_case(void)
{
    return is_case("int")      ? SLOT_I
           : is_case("long")   ? SLOT_J
           : is_case("float")  ? SLOT_F
           : is_case("double") ? SLOT_D
           : is_case("object") ? SLOT_O
                               : -1;
}

/* The method whose frame is at DEPTH_CALLEE. */
static inline jmethodID variables_callee(JNIEnv *jni)
{
    return method_id(jni, find_class(jni, "local/Variables"), "callee",
                     "(ZBCSIJFDLjava/lang/Object;Ljava/lang/String;Ljava/lang/Object;)V");
}

#endif
