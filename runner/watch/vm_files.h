/* SPDX-License-Identifier: Apache-2.0 */

/* The files by whose change a JVM becomes another one. */
#ifndef ASSAY_WATCH_VM_FILES_H
#define ASSAY_WATCH_VM_FILES_H

#include "base/text.h"
#include "vm/vm_find.h"

/* Adds the launcher, the library (`libjvm`; NULL where it is not known: whatever may be one) and the classes. `named`
 * is what the user called the directory, which may be a link to it; or NULL. */
void vm_files_add(struct strings *paths, const struct vm_place *place, const char *named,
                  const char *libjvm);

/* One of them that is not there, or NULL: it is being replaced. */
const char *vm_files_missing(const struct strings *paths);

#endif
