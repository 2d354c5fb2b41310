/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../hidden_classes.h"

TITLE("IsModifiableClass agrees with whether a hidden class is redefined and retransformed.");

/* The bytes are of no class at all: what can be modified is refused for that reason, and what
 * cannot may be, too. */
static void observe(JNIEnv *jni, jobject subjects)
{
    static const unsigned char bytes[64];
    for (int i = HIDDEN; i <= HIDDEN_FACE; i++) {
        jboolean answer = 7;
        jclass klass = element(jni, subjects, i);
        const jvmtiClassDefinition definition = {klass, (jint)sizeof bytes, bytes};
        SAY_CALL(IsModifiableClass, klass, &answer);
        jvmtiError error = ti(RedefineClasses, 1, &definition);
        say("RedefineClasses agrees: %s",
            truth(error == JVMTI_ERROR_UNMODIFIABLE_CLASS
                      ? !answer
                      : error != JVMTI_ERROR_NONE
                            && (answer || error == JVMTI_ERROR_INVALID_CLASS_FORMAT)));
        error = ti(RetransformClasses, 1, &klass);
        say("RetransformClasses agrees: %s",
            truth((error == JVMTI_ERROR_UNMODIFIABLE_CLASS) == !answer));
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
