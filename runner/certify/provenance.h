/* SPDX-License-Identifier: Apache-2.0 */

/* What is certified, with what, and against what: the JVM and the suite, by digests, and the edition of
 * the specification. */
#ifndef ASSAY_CERTIFY_PROVENANCE_H
#define ASSAY_CERTIFY_PROVENANCE_H

#include <jansson.h>

#include "base/home.h"
#include "vm/profile.h"
#include "vm/vm.h"

/* The JVM, with digests of the files of its JDK, by their paths in it. A new reference. */
json_t *provenance_of_vm(const struct vm *vm);

/* The suite: the digests of its manifest and of the list of tests that must pass, the runner, and what
 * differs from the revision (a null-terminated array, or NULL). A new reference. */
json_t *provenance_of_suite(const struct home *home, const char *manifest, const char *must_pass,
                            char *const *differences);

/* The profile: for which VMs it is, and whose (`origin`): "suite", "user", with name and digest of the
 * file, or "none". A new reference. */
json_t *provenance_of_profile(const struct profile *profile, bool is_of_user);

/* Whether each configuration of a certificate that names a profile of the suite is one of it. */
bool provenance_profile_holds(const struct home *home, const json_t *certificate);

/* The edition of the specification of that release, by name and address. A new reference; NULL after a
 * message. */
json_t *provenance_of_edition(const struct home *home, int release);

#endif
