/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_results.h"

TITLE("ForceEarlyReturnObject passes its value to callers in compiled code.");

RETURNS_TO_COMPILED(ForceEarlyReturnObject, "ofObject", "()Ljava/lang/Object;",
                    (*jni)->NewStringUTF(jni, "another"));
