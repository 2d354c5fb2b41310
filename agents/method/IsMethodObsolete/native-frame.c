/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("IsMethodObsolete returns false for a native method that runs while its class is redefined.");

static jmethodID method_in_frame(void)
{
    jmethodID method = NULL;
    jlocation location;
    must(GetFrameLocation, NULL, 0, &method, &location);
    return method;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean obsolete = 7;
    jclass klass = class_of_probe(jni, subject);
    jmethodID before = method_in_frame();
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say("in %s, as before: %s", method_name(method_in_frame()), truth(method_in_frame() == before));
    must(IsMethodObsolete, method_in_frame(), &obsolete);
    say("obsolete: %s", truth(obsolete));
    say("the class's id: %s",
        truth(static_method_id(jni, klass, "probe", "(Ljava/lang/Object;)V") == before));
}

TEST(.target = "redefine.NativeFrame", .probe = observe, .needs = {.can_redefine_classes = 1});
