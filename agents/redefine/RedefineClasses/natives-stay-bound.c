/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A native method keeps its function and its id when its class is redefined.");

static jmethodID id;

static jint JNICALL registered(JNIEnv *jni, jclass klass, jint number)
{
    return number * 10;
}

static jint JNICALL registered_instance(JNIEnv *jni, jobject object, jint number)
{
    return number * 100;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static char name[] = "registered", instance[] = "instance", signature[] = "(I)I";
    if (id == NULL) {
        const JNINativeMethod methods[] = {{name, signature, (void *)registered},
                                           {instance, signature, (void *)registered_instance}};
        (*jni)->RegisterNatives(jni, (jclass)subject, methods, 2);
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
