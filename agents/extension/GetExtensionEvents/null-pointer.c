/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetExtensionEvents returns NULL_POINTER for a null pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jvmtiExtensionEventInfo *list;
    say("GetExtensionEvents: %s",
        error_name(is_case("count") ? ti(GetExtensionEvents, NULL, &list)
                                    : ti(GetExtensionEvents, &count, NULL)));
}

TEST(.probe = observe, .batch = true, .cases = LIST("count", "list"));
