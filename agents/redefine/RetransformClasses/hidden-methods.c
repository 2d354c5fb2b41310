/* SPDX-License-Identifier: Apache-2.0 */
#include "../library_use.h"

TITLE("RetransformClasses of all classes keeps what calls of methods that are hidden or missing throw.");

/* The second time those of the first that nothing uses any more may be gone. */
static void observe(JNIEnv *jni, jobject unused)
{
    for (int i = 0; i < 2; i++) {
        jclass *classes = NULL;
        jint modifiable = modifiable_classes(&classes);
        jint count = keep_verified(classes, modifiable);
        say("RetransformClasses: %s", error_name(ti(RetransformClasses, count, classes)));
        while (count > 0)
            (*jni)->DeleteLocalRef(jni, classes[--count]);
        release(classes);
        for (int j = 0; j < 3; j++)
            must(ForceGarbageCollection);
    }
}

TEST(.target = "redefine.HiddenCalls", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1}, .wants = {.can_retransform_any_class = 1});
