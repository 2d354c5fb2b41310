/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A native method keeps its function and its id when its class is redefined.");

static jmethodID id;

static jint JNICALL registered(JNIEnv *jni, jclass klass, jint number)
{
    return number * 10;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static char name[] = "registered", signature[] = "(I)I";
    if (id == NULL) {
        const JNINativeMethod method = {name, signature, (void *)registered};
        (*jni)->RegisterNatives(jni, (jclass)subject, &method, 1);
        id = static_method_id(jni, (jclass)subject, name, signature);
        return;
    }
    jboolean native = 7, obsolete = 7;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(IsMethodNative, id, &native);
    must(IsMethodObsolete, id, &obsolete);
    say("native: %s, obsolete: %s", truth(native), truth(obsolete));
}

TEST(.target = "redefine.Bound", .probe = observe, .needs = {.can_redefine_classes = 1});
