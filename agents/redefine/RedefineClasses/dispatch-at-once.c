/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of a class, its superclass and its interfaces in one call changes all calls.");

enum { CLASSES = 4 };

static jvmtiClassDefinition definitions[CLASSES];

/* Keeps the classes, and redefines them at the last. In the one case superclasses and interfaces come
 * first, in the other the class that inherits from them. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int count;
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    int place = is_case("inherited-first") ? count : CLASSES - 1 - count;
    definitions[place] = (jvmtiClassDefinition){
        (*jni)->NewGlobalRef(jni, class_of_probe(jni, subject)), file.length, file.bytes};
    if (++count == CLASSES)
        SAY_CALL(RedefineClasses, CLASSES, definitions);
}

TEST(.target = "redefine.Dispatched",
     .args = LIST("OverriddenMethods", "Names", "OneDefaultMethod", "OverridingMethods"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1},
     .cases = LIST("inherited-first", "inheriting-first"));
