/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DynamicCodeGenerated can be enabled and disabled while the JVM makes such code.");

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
}

static void observe(JNIEnv *jni, jclass klass)
{
    int errors = 0;
    jmethodID goes_on = static_method_id(jni, klass, "goesOn", "()Z");
    on(DynamicCodeGenerated, generated);
    while ((*jni)->CallStaticBooleanMethod(jni, klass, goes_on))
        for (int i = 0; i < 10; i++) {
            errors += ti(SetEventNotificationMode, JVMTI_DISABLE,
                         JVMTI_EVENT_DYNAMIC_CODE_GENERATED, NULL)
                      != JVMTI_ERROR_NONE;
            errors += ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_DYNAMIC_CODE_GENERATED,
                         NULL)
                      != JVMTI_ERROR_NONE;
        }
    say("errors: %d", errors);
}

/* With these arguments HotSpot soon compiles the calls, each of which needs code for its dispatch. */
TEST(.target = "classfile.ManyStubs", .probe = observe, .timeout = 60,
     .vm_args = LIST(COMPILED_BY_FIRST_TIER, "-XX:-Inline"));
