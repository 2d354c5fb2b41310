/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("A native method keeps its function and its id when its class is redefined.");

static void observe(JNIEnv *jni, jobject subject)
{
    static jmethodID id;
    if (id == NULL) {
        id = register_bound(jni, (jclass)subject);
        return;
    }
    jboolean native = 7, obsolete = 7;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(IsMethodNative, id, &native);
    must(IsMethodObsolete, id, &obsolete);
    say("native: %s, obsolete: %s", truth(native), truth(obsolete));
}

TEST(.target = "redefine.Bound", .probe = observe, .needs = {.can_redefine_classes = 1});
