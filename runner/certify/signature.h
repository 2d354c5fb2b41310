/* SPDX-License-Identifier: Apache-2.0 */

/* Signatures of dossiers, by keys of ssh (ssh-keygen -Y). Signed is the list of digests, DOSSIER_SUMS;
 * the signature is beside it. */
#ifndef ASSAY_CERTIFY_SIGNATURE_H
#define ASSAY_CERTIFY_SIGNATURE_H

#include <stdbool.h>

/* The public key of a key file, "TYPE BASE64", from the file with .pub behind its name. Allocated; NULL
 * after a message. */
char *signature_key(const char *file);

/* Signs the dossier with the key in the file. Returns 0, or -1 after a message. */
int signature_make(const char *directory, const char *file);

/* Whether the dossier is signed by that public key. */
bool signature_is_of(const char *directory, const char *key);

/* Whether it is signed by one of the signers in the file (ALLOWED SIGNERS in ssh-keygen(1)): the name
 * of that one, allocated; or NULL. */
char *signature_signer(const char *directory, const char *signers);

#endif
