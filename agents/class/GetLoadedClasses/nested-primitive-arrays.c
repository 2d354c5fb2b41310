/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLoadedClasses reports once arrays of each primitive type in one to four dimensions.");

/* The outermost class is made first, which makes the classes of its elements. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const char *const types[] = {"boolean", "byte", "char",  "short",
                                        "int",     "long", "float", "double"};
    static const char letters[] = "ZBCSIJFD";
    jint count = 0;
    jclass *classes = NULL;
    for (int i = 0; i < 8; i++)
        find_class(jni, (char[]){'[', '[', '[', '[', letters[i], '\0'});
    must(GetLoadedClasses, &count, &classes);
    for (int i = 0; i < 8; i++) {
        const char name[] = {'[', '[', '[', '[', letters[i], '\0'};
        int times[4];
        for (int dimensions = 1; dimensions <= 4; dimensions++)
            times[dimensions - 1] = times_in(jni, find_class(jni, name + 4 - dimensions), count,
                                             classes);
        say("%s: %d %d %d %d", types[i], times[0], times[1], times[2], times[3]);
    }
    release(classes);
}

TEST(.probe = observe);
